import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import en from "./en.json";
import fr from "./fr.json";
import nl from "./nl.json";

it.each(Object.entries({ en, nl, fr }))(
  "FORM-11 the help of mail texts in %s shows the exact placeholders that staff may write",
  (locale, messages) => {
    const help = createIntl({ locale, messages }).formatMessage({ id: "leads.mailTexts.what" });
    for (const placeholder of ["{firstName}", "{agency}", "{home}"]) expect(help).toContain(placeholder);
  },
);
