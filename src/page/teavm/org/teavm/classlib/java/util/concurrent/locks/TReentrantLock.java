package org.teavm.classlib.java.util.concurrent.locks;

/** java.util.concurrent.locks.ReentrantLock as far as Jackson's buffers need it; TeaVM 0.15.0 has none. One thread. */
public class TReentrantLock {

    public void lock() {}

    public boolean tryLock() {
        return true;
    }

    public void unlock() {}
}
