import type { AdminLayout } from "@gevel/core";

/** FORM-11: newest first, with the date, the phone and the message; the answers are shown as text. */
export const leadLayout: AdminLayout = {
  mainField: "name",
  list: ["createdAt", "form", "name", "phone", "message", "listingReference", "state"],
  sort: ["createdAt", "DESC"],
  edit: [
    { state: 4, form: 4, language: 4 },
    { data: 12 },
    { name: 4, email: 4, phone: 4 },
    { listingReference: 4, listingId: 4, privacyVersion: 4 },
    { projectName: 8, projectId: 4 },
    { memberName: 8 },
    { page: 12 },
  ],
  fields: {
    state: { label: "Status" },
    form: { label: "Form" },
    language: { label: "Language" },
    data: { label: "What was filled in" },
    name: { label: "Name" },
    email: { label: "E-mail" },
    phone: { label: "Phone" },
    listingReference: { label: "Reference of the listing" },
    listingId: { label: "Number of the listing" },
    projectName: { label: "Project" },
    projectId: { label: "Number of the project" },
    memberName: { label: "Member of the team" },
    privacyVersion: { label: "Version of the privacy statement" },
    page: { label: "Sent from page" },
  },
  hidden: [
    ...["message", "key", "sentAt", "homeTitle", "agent", "office", "assigneeId", "memberId"],
    ...["personKey", "searchText", "lastContactAt", "doneAt"],
  ],
};
