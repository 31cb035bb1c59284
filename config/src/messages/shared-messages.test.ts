import { describe, expect, it } from "vitest";
import { formKeys, forms } from "../forms/forms.js";
import { languages } from "../site/languages.js";
import { attributeMessages, formMessages } from "./shared-messages.js";

const requested = formKeys.flatMap((form) => [
  `forms.name.${form}`,
  ...forms[form].fields.flatMap(({ name, label, options }) => [
    `forms.field.${label ?? name}`,
    ...(Array.isArray(options) ? options.map((value: string) => `forms.option.${name}.${value}`) : []),
  ]),
]);

describe.each(languages)("the shared messages in %s", (language) => {
  it("FORM-1 name every form, each of its fields and every choice, and no other", () => {
    // `minBedrooms` counts: a number is its own word.
    const reported = [...new Set(requested)].filter((id) => !/^forms\.option\.\w+\.\d+$/.test(id)).sort();
    const known = Object.keys(formMessages[language]).filter((id) => !/^forms\.option\.\w+\.\d+$/.test(id));
    expect(known.sort()).toEqual(reported);
  });

  it("PROP-1 FORM-1 are plain texts, which the browser shows without a parser", () => {
    const texts = [...Object.values(formMessages[language]), ...Object.values(attributeMessages[language])];
    expect(texts.filter((text) => text.trim() === "" || /[{}<]|''/.test(text))).toEqual([]);
  });
});
