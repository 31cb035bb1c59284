import type { AdminLayout } from "@gevel/core";

export const popupLayout: AdminLayout = {
  mainField: "title",
  list: ["title", "delay", "updatedAt"],
  sort: ["updatedAt", "DESC"],
  edit: [{ title: 8, delay: 4 }, { descriptionHtml: 12 }, { media: 6, form: 6 }, { link: 12 }],
  fields: {
    title: { label: "Title", help: "The popup is shown while this entry is published. Unpublish it to take it away." },
    delay: {
      label: "Seconds to wait",
      help: "0 shows it at once. A visitor who closed it does not see it again in the same visit.",
    },
    descriptionHtml: { label: "Text", help: "Two or three sentences." },
    media: { label: "Picture or film", help: "Optional, shown above the text." },
    form: {
      label: "Form",
      help: "Optional, below the text: a short one such as the newsletter or a contact form. The popup closes once it is sent, and the thank-you page follows.",
    },
    link: { label: "Button", help: "Where the button leads. Empty: only a button to close." },
  },
};
