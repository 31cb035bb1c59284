import type { PluginMail } from "@gevel/config";

/** Puts in what `{name}` stands for, in one line where the sentence is one. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (values[name] ?? whole).replace(/\s+/g, " ").trim());

/** What the mails of accounts leave out. */
export const emptyMail = {
  heading: "",
  home: null,
  factsTitle: "",
  facts: [],
  messages: [],
} satisfies Partial<PluginMail["content"]>;
