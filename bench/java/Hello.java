/** The least that a Java program can do: what a start of the JVM costs by itself. */
public final class Hello {

    private Hello() {}

    public static void main(String[] args) {
        System.out.println("hello");
    }
}
