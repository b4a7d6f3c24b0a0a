// Builds with Gradle what pom.xml builds with Maven; BuildParityTest keeps the two equal.
//   ./gradlew build      compile, test, package
//   ./gradlew run --args="contact --att 4 --pips 1 --elite"
//   ./gradlew program    what the `grognard` launcher starts: target/lib
//   ./gradlew installDist distZip distTar    what people install, under build
// Error Prone, NullAway and the format check run in the Maven build only: they are not Gradle's own plugins.
import java.util.zip.GZIPOutputStream

plugins {
    java
    application
}

group = "grognard"
version = "0.3.0"

dependencies {
    implementation(libs.picocli)
    implementation(libs.jline.reader)
    implementation(libs.jline.terminal.jni)
    implementation(libs.fastcsv)
    implementation(libs.jackson.core)
    compileOnly(libs.jspecify)

    testCompileOnly(libs.jspecify)
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
    testImplementation(libs.archunit.junit5)
    testRuntimeOnly(libs.junit.platform.launcher)
}

application {
    mainClass.set("grognard.Main")
}

sourceSets.main {
    resources.srcDir("src/main/resources-filtered")
}

// The page's door is no part of the program, but tests see it.
sourceSets.test {
    java.srcDir("src/page/java")
}

tasks.withType<JavaCompile>().configureEach {
    options.release.set(17)
    options.encoding = "UTF-8"
    // Names of local variables would be a tenth of the jar; stack traces need only the lines.
    options.debugOptions.debugLevel = "lines,source"
    // "a" + b without invokedynamic, whose set-up would cost a one-shot tens of milliseconds.
    options.compilerArgs.add("-XDstringConcat=inline")
    // As in pom.xml, which says why these.
    options.compilerArgs.addAll(listOf(
        "-Xlint:auxiliaryclass,cast,classfile,deprecation,dep-ann,divzero,empty,exports,fallthrough,finally,module,opens,overloads,overrides,path,rawtypes,removal,requires-automatic,requires-transitive-automatic,static,strictfp,synchronization,text-blocks,try,unchecked,varargs,preview",
        "-Werror",
    ))
}

tasks.processResources {
    val values = mapOf("project" to mapOf("version" to project.version.toString()))
    inputs.property("values", values)
    filesMatching("grognard/version.txt") { expand(values) }
}

tasks.test {
    // What tests read beside the classes: the two builds are compared, and what the pages show is run.
    inputs.files("pom.xml", "build.gradle.kts", "settings.gradle.kts", "README.md")
    inputs.files(fileTree("gradle"), fileTree("docs"), fileTree("examples"))
    useJUnitPlatform {
        // As with Maven: thorough takes seconds and is run by check, long takes minutes and is run alone by -Plong.
        if (project.hasProperty("long")) includeTags("long") else excludeTags("long", "thorough")
    }
    systemProperty("slf4j.internal.verbosity", "ERROR") // ArchUnit brings SLF4J, which would complain that nobody listens
}

val thorough = tasks.register<Test>("thorough") {
    testClassesDirs = sourceSets.test.get().output.classesDirs
    classpath = sourceSets.test.get().runtimeClasspath
    useJUnitPlatform { includeTags("thorough") }
    systemProperty("slf4j.internal.verbosity", "ERROR")
}

tasks.check { dependsOn(thorough) }

// The same sources give the same bytes.
tasks.withType<AbstractArchiveTask>().configureEach {
    isPreserveFileTimestamps = false
    isReproducibleFileOrder = true
}

tasks.jar {
    archiveFileName.set("grognard.jar")
    exclude("**/package-info.class") // only NullAway reads them
    inputs.files(configurations.runtimeClasspath)
    manifest {
        attributes(
            "Main-Class" to application.mainClass,
            "Class-Path" to configurations.runtimeClasspath.map { jars -> jars.joinToString(" ") { it.name } },
            "Enable-Native-Access" to "ALL-UNNAMED", // JLine loads a native library
            "Implementation-Title" to project.name,
            "Implementation-Version" to project.version,
        )
    }
}

tasks.register<Sync>("program") {
    description = "Puts the program where the launcher looks for it."
    from(tasks.jar)
    from(configurations.runtimeClasspath)
    into(layout.projectDirectory.dir("target/lib"))
}

// Written by the program itself, without the builder's environment, which names rulesets of his own.
val manPages = tasks.register<JavaExec>("manPages") {
    val pages = layout.buildDirectory.dir("pages/man1").get().asFile
    classpath = sourceSets.main.get().runtimeClasspath
    mainClass.set(application.mainClass)
    args("man", pages.path)
    setEnvironment(mapOf<String, Any>())
    outputs.dir(pages)
    doLast { // compressed, as systems keep them: a quarter of the size
        pages.listFiles { page -> page.extension == "1" }.orEmpty().forEach { page ->
            GZIPOutputStream(File("$page.gz").outputStream()).use { packed -> packed.write(page.readBytes()) }
            page.delete()
        }
    }
}

// Our own launchers, in src/dist/bin, and not Gradle's.
tasks.startScripts { enabled = false }

// The jars are put into lib by the application plugin, and so is all of src/dist; the rest is as in src/assembly/archives.xml.
distributions.main {
    contents {
        from(manPages) { into("share/man/man1") }
        from("README.md")
        from("docs") {
            include("*.md", "*.py")
            exclude("ARCHITECTURE.md", "commands.md", "gd1-vectors.py", "page.md", "plans.py", "readings.md", "testing.md")
            into("docs")
        }
        from("examples") {
            into("examples")
            filesMatching("**/*.sh") { permissions { unix("rwxr-xr-x") } }
        }
        from(tasks.processResources) {
            include("grognard/version.txt")
            eachFile { path = path.replace("grognard/version.txt", "VERSION") }
            includeEmptyDirs = false
        }
        filesMatching("bin/grognard") { permissions { unix("rwxr-xr-x") } }
    }
}

tasks.distTar {
    compression = Compression.GZIP
    archiveExtension.set("tar.gz")
}
