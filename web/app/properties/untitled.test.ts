import { expect, it } from "vitest";
import { languages } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import { untitled } from "./untitled";

it.each(languages)("PROP-7 a listing without headline and type has a complete heading in %s", (language) => {
  const of = (typeName: string) =>
    untitled((id, values) => textOf(language, id, values), { typeName, city: "Oostende" });
  expect(of("Villa")).toMatch(/^Villa (in|à) Oostende$/);
  expect(of(" ")).toMatch(/^\p{Lu}\p{L}+ (in|à) Oostende$/u);
});
