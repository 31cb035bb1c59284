import { createIntl } from "react-intl";
import type { Plugin } from "vite";
import type { MessageFile } from "./message-file";

const messageFile = /\/(?:web\/app\/i18n|config\/src)\/messages\/[a-z]{2}\/[\w-]+\.json$/;

/** Syntax that needs parsing: arguments, plurals, tags, quoted characters. */
const needsReading = /[{}<]|''/;

/** Parses a file's messages at build time, where they need it. A message that is not ICU fails the build. */
export function compileMessages(json: string, file: string): MessageFile {
  const intl = createIntl({ locale: "en-BE" });
  const read = (id: string, text: string) => {
    try {
      return intl.formatters.getMessageFormat(text, "en").getAst();
    } catch (cause) {
      throw new Error(`${file}: ${id} is not an ICU message`, { cause });
    }
  };
  const messages: unknown = JSON.parse(json);
  if (typeof messages !== "object" || messages === null) throw new Error("a message file must be an object");
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]: [string, unknown]) => {
      const text = String(message);
      return [id, needsReading.test(text) ? read(id, text) : text];
    }),
  );
}

/** The browser gets its messages parsed and React Intl without a parser (`vite.config.ts`): 9 KB of script less. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !messageFile.test(id)) return null;
      return { code: JSON.stringify(compileMessages(code, id)), map: null };
    },
  };
}
