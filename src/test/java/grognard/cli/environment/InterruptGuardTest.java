package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class InterruptGuardTest {

    private final InterruptGuard stopping = new InterruptGuard();
    private final Thread here = Thread.currentThread();

    @Test
    void whatHasBegunIsDoneToItsEnd() {
        stopping.begin();
        stopping.stop(here);
        assertThat(here.isInterrupted()).isFalse();
        stopping.end();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void whatHasNotBegunDoesNotBegin() {
        stopping.stop(here);
        assertThatThrownBy(stopping::begin).isInstanceOf(InterruptedByUser.class);
        stopping.stop(here);
        assertThat(Thread.interrupted()).isTrue();
    }
}
