/** Pages that are written once and shown as text, HTML, Markdown, JSON or a manual page. */
@NullMarked
package grognard.render.page;

import org.jspecify.annotations.NullMarked;
