import { expect, it } from "vitest";
import type { FormBlock } from "../content/items";
import { moduleFixture } from "../content/module-fixture";
import { numberForms } from "../../pages/cms-page/cms-page-data.server";

const block = (id: string): FormBlock => ({
  ...{ kind: "form", id, choices: {}, privacyVersion: "", person: null },
  form: { id, lang: "nl", form: "newsletter", title: "", introHtml: "", submitLabel: "", picture: null },
});

it("Q-1 gives a form that is several times on a page a unique id each time", () => {
  const modules = [[block("a")], [block("b"), block("a")], [block("a")]].map((blocks, at) =>
    moduleFixture({ id: `m${at}`, blocks }),
  );
  const forms = numberForms(modules).flatMap(({ blocks }) => blocks);
  expect(forms.map(({ id }) => id)).toEqual(["a", "b", "a~2", "a~3"]);
  expect(forms.map((one) => (one.kind === "form" ? one.form.id : ""))).toEqual(["a", "b", "a~2", "a~3"]);
});
