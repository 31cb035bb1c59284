import { placedFormKeys } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../../content/content-type";
import { file, oneOf, optional, text, version } from "../../content/row-fields";
import { contactFormDocuments } from "./first-content/contact-forms";
import type { AdminLayout } from "@gevel/core";

const contactFormLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "form", "title", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [{ name: 6, form: 6 }, { title: 6, submitLabel: 6 }, { introHtml: 12 }, { picture: 6 }],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this form. Visitors do not see it." },
    form: {
      label: "Form",
      help: "Which fields it has, and where its answers go. A testimonial waits for your approval.",
    },
    title: { label: "Title", help: "The heading above the form." },
    submitLabel: {
      label: "Words on the button",
      help: "Say what happens, e.g. Vraag mijn schatting aan. Empty: the form's own words.",
    },
    introHtml: { label: "Introduction", help: "Shown between the title and the fields." },
    picture: { label: "Picture", help: "Shown beside the form on wide screens." },
  },
};

const contactFormRow = z.object({
  ...version,
  form: oneOf(placedFormKeys, "site-contact"),
  title: text,
  introHtml: text,
  submitLabel: text,
  picture: optional(file),
});
export type ContactFormRow = z.infer<typeof contactFormRow>;

export const contactFormType = contentType({
  uid: "api::contact-form.contact-form",
  row: contactFormRow,
  layout: contactFormLayout,
  searched: { fields: ["name", "title"] },
  firstContent: contactFormDocuments,
});
