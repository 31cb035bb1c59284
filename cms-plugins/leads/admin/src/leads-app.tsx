import { Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { FilePage } from "./files/file-page";
import { FilesPage } from "./files/files-page";
import { InboxPage } from "./inbox/inbox-page";
import { MailsPage } from "./mails/mails-page";
import { PersonalDataPage } from "./privacy/personal-data-page";
import { RetentionPage } from "./retention/retention-page";
import { permissions, usePermissionTo, type Permission } from "./permissions";
import { SubscriptionsPage } from "./subscriptions/subscriptions-page";
import { MailTextsPage } from "./mails/mail-texts-page";

const protectedPage = (permission: Permission, page: ReactNode) => (
  <Page.Protect permissions={[permissions[permission]]}>{page}</Page.Protect>
);

/** Whoever may not read leads begins with the mails. */
function First() {
  return <Navigate to={usePermissionTo("readLeads") ? "inbox" : "mails"} replace />;
}

export default function LeadsApp() {
  return (
    <Routes>
      <Route index element={<First />} />
      {/* One page, so that the list stays as it is while leads are opened. */}
      <Route path="inbox/:documentId?" element={protectedPage("readLeads", <InboxPage />)} />
      <Route path="mails" element={protectedPage("readMails", <MailsPage />)} />
      <Route path="words" element={protectedPage("readMails", <MailTextsPage />)} />
      <Route path="files" element={protectedPage("readMailFiles", <FilesPage />)} />
      <Route path="files/:name" element={protectedPage("readMailFiles", <FilePage />)} />
      <Route path="subscriptions" element={protectedPage("readLeads", <SubscriptionsPage />)} />
      <Route path="person" element={protectedPage("exportPersonalData", <PersonalDataPage />)} />
      <Route path="retention" element={protectedPage("readLeads", <RetentionPage />)} />
    </Routes>
  );
}
