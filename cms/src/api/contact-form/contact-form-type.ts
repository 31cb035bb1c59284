import { placedFormKeys } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, oneOf, optional, text, version } from "../site/content/row-fields";
import { contactFormLayout } from "./contact-form-layout";
import { contactFormDocuments } from "./first-content/contact-forms";

const contactFormRow = z.object({
  ...version,
  form: oneOf(placedFormKeys, "site-contact"),
  title: text,
  introHtml: text,
  submitLabel: text,
  picture: optional(file),
});

export const contactFormType = contentType({
  uid: "api::contact-form.contact-form",
  row: contactFormRow,
  layout: contactFormLayout,
  searched: { fields: ["name", "title"] },
  firstContent: contactFormDocuments,
});
