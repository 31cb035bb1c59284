import { createIntl } from "react-intl";
import type { Plugin } from "vite";
import type { MessageFile } from "./message-file";

const messageFile = /\/i18n\/messages\/[^/]+\/[a-z]{2}\.json$/;
const parser = "@formatjs/icu-messageformat-parser";

/** What a browser could not show without reading it: arguments, plurals, tags, quoted signs. */
const needsReading = /[{}<]|''/;

/** The messages of a file, read once at build time where they have anything to read. */
export function compileMessages(json: string): MessageFile {
  const intl = createIntl({ locale: "en" });
  const read = (text: string) => intl.formatters.getMessageFormat(text, "en").getAst();
  const messages: unknown = JSON.parse(json);
  if (typeof messages !== "object" || messages === null) throw new Error("a message file must be an object");
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]: [string, unknown]) => {
      const text = String(message);
      return [id, needsReading.test(text) ? read(text) : text];
    }),
  );
}

/** React Intl takes it for its `injectIntl` alone, which this site does not use. */
const unused = { id: "hoist-non-react-statics", code: "export default (component) => component;" };

/** Ways to format that React Intl brings along and no screen uses: each says so where one does after all. */
const unusedFormatters: Record<string, readonly string[]> = {
  "./list": ["formatList", "formatListToParts"],
  "./relativeTime": ["formatRelativeTime"],
  "./displayName": ["formatDisplayName"],
  "./plural": ["formatPlural"],
};
const throwingStubs = (names: readonly string[]) =>
  `const unused = () => { throw new Error("left out by compiled-messages.plugin.ts"); };
${names.map((name) => `export const ${name} = unused;`).join("\n")}`;

/** The browser gets its messages read already, so that it needs no parser: 9 KB of script less. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !messageFile.test(id)) return null;
      return { code: JSON.stringify(compileMessages(code)), map: null };
    },
    load(id) {
      if (id === `\0${unused.id}`) return unused.code;
      const names = id.startsWith("\0unused ") ? unusedFormatters[id.slice("\0unused ".length)] : undefined;
      return names ? throwingStubs(names) : null;
    },
    async resolveId(id, importer, options) {
      if (options.ssr) return null;
      if (id === unused.id) return `\0${id}`;
      if (unusedFormatters[id] && importer?.endsWith("/@formatjs/intl/lib/src/create-intl.js")) return `\0unused ${id}`;
      if (id !== parser) return null;
      return this.resolve(`${parser}/lib/no-parser.js`, importer, { ...options, skipSelf: true });
    },
  };
}
