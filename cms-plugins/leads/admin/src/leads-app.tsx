import { Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { FilePage } from "./files/file-page";
import { FilesPage } from "./files/files-page";
import { InboxPage } from "./inbox/inbox-page";
import { MailsPage } from "./mails/mails-page";
import { PersonPage } from "./person/person-page";
import { RetentionPage } from "./retention/retention-page";
import { rights, useRight, type Right } from "./rights";
import { SubscriptionsPage } from "./subscriptions/subscriptions-page";
import { WordsPage } from "./words/words-page";

const only = (right: Right, page: ReactNode) => <Page.Protect permissions={[rights[right]]}>{page}</Page.Protect>;

/** Whoever may not read leads begins with the mails. */
function First() {
  return <Navigate to={useRight("readLeads") ? "inbox" : "mails"} replace />;
}

export default function LeadsApp() {
  return (
    <Routes>
      <Route index element={<First />} />
      {/* One page, so that the list stays as it is while leads are opened. */}
      <Route path="inbox/:documentId?" element={only("readLeads", <InboxPage />)} />
      <Route path="mails" element={only("readMails", <MailsPage />)} />
      <Route path="words" element={only("readMails", <WordsPage />)} />
      <Route path="files" element={only("readMailFiles", <FilesPage />)} />
      <Route path="files/:name" element={only("readMailFiles", <FilePage />)} />
      <Route path="subscriptions" element={only("readLeads", <SubscriptionsPage />)} />
      <Route path="person" element={only("exportPerson", <PersonPage />)} />
      <Route path="retention" element={only("readLeads", <RetentionPage />)} />
    </Routes>
  );
}
