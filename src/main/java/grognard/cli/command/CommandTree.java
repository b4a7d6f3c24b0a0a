package grognard.cli.command;

import grognard.cli.session.Session;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/**
 * Builds picocli's command tree: the root with the subcommands that the caller needs. One command is enough to run a
 * line; help and completion add all.
 */
public final class CommandTree {

    private final IFactory factory;
    private final CommandLine root;

    public CommandTree(Session session) {
        factory = new SubcommandFactory(session);
        CommandSpec spec = CommandSpec.wrapWithoutInspection(null, factory).name("grognard");
        spec.addOption(OptionSpec.builder(CommonOption.HELP.names().toArray(new String[0]))
                .usageHelp(true)
                .scopeType(ScopeType.INHERIT)
                .description(CommonOption.HELP.help())
                .build());
        root = new CommandLine(spec, factory);
    }

    /**
     * Adds a command, unless there is one of that name already. The caller adds resolvers first, so they win.
     *
     * @param command an annotated object, or a {@link ResolverCommand}
     */
    public CommandTree add(String name, Object command) {
        if (!root.getSubcommands().containsKey(name)) {
            root.addSubcommand(
                    name,
                    command instanceof ResolverCommand resolver
                            ? new CommandLine(resolver.spec())
                            : new CommandLine(command, factory)
                                    .setUnmatchedOptionsArePositionalParams(command instanceof LineCommand));
        }
        return this;
    }

    /** Returns the root. Typed words are data: picocli reads no {@code @file} for them and replaces no variables. */
    public CommandLine build() {
        return root.setExpandAtFiles(false)
                .setInterpolateVariables(false)
                .registerConverter(Integer.class, new WholeNumberConverter())
                .registerConverter(int.class, new WholeNumberConverter());
    }

    /** Not a lambda: with one, Java 17 leaves picocli's own converters out of the class-data archive. */
    private static final class WholeNumberConverter implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            Optional<Integer> number = WholeNumber.in(text);
            if (number.isEmpty()) {
                throw new TypeConversionException("a whole number");
            }
            return number.get();
        }
    }

    /** Creates subcommands with the session, and picocli's own helpers with its default factory. */
    private record SubcommandFactory(Session session) implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            try {
                return type.getConstructor(Session.class).newInstance(session);
            } catch (NoSuchMethodException e) {
                return CommandLine.defaultFactory().create(type);
            }
        }
    }
}
