package org.teavm.classlib.java.util.concurrent.atomic;

/** java.util.concurrent.atomic.AtomicReferenceArray as far as Jackson's buffers need it; TeaVM 0.15.0 has none. One thread. */
public class TAtomicReferenceArray<E> {

    private final Object[] elements;

    public TAtomicReferenceArray(int length) {
        elements = new Object[length];
    }

    public final int length() {
        return elements.length;
    }

    @SuppressWarnings("unchecked") // only set and getAndSet put elements in
    public final E get(int i) {
        return (E) elements[i];
    }

    public final void set(int i, E element) {
        elements[i] = element;
    }

    public final E getAndSet(int i, E element) {
        E before = get(i);
        elements[i] = element;
        return before;
    }

    public final boolean compareAndSet(int i, E expected, E element) {
        boolean same = elements[i] == expected;
        if (same) {
            elements[i] = element;
        }
        return same;
    }
}
