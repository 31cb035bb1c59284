import { Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { Navigate, Route, Routes, useNavigate } from "react-router-dom";
import { FilePage } from "./files/file-page";
import { InboxPage } from "./inbox/inbox-page";
import { MailsPage } from "./mails/mails-page";
import { PersonalDataPage } from "./privacy/personal-data-page";
import { RetentionPage } from "./retention/retention-page";
import { permissions, usePermissionTo, type Permission } from "./permissions";
import { SubscriptionsPage } from "./subscriptions/subscriptions-page";
import { MailTextsPage } from "./mails/mail-texts-page";
import { DataTable, EmptyState } from "@gevel/core/screens";
import { Box, IconButton, Td, Tr, Typography } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { LeadsPage } from "./leads-page";
import { useMailFiles } from "./mails-api";
import { useMessages } from "./use-messages";

const columns = ["at", "to", "subject"] as const;

/** The mails that went to files, because no mail server is set; with one there are none. */
function FilesPage() {
  const { text, dateTime } = useMessages();
  const navigate = useNavigate();
  const { query } = useMailFiles();
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { files, more } = query.answer;
  return (
    <LeadsPage title={text("leads.mails.tab.files")}>
      {files.length === 0 ? (
        <EmptyState>{text("leads.files.none")}</EmptyState>
      ) : (
        <DataTable columns={columns.map((column) => text(`leads.files.${column}`))}>
          {files.map(({ name, at, to, subject }) => (
            <Tr key={name}>
              {[at ? dateTime(at) : "", to, subject].map((cell, index) => (
                <Td key={columns[index]}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
              <Td>
                <IconButton
                  label={text("leads.files.open", { subject })}
                  variant="ghost"
                  onClick={() => navigate(name)}
                >
                  <Eye />
                </IconButton>
              </Td>
            </Tr>
          ))}
        </DataTable>
      )}
      {more > 0 && (
        <Box paddingTop={4}>
          <Typography textColor="neutral600">{text("leads.files.more", { count: more })}</Typography>
        </Box>
      )}
    </LeadsPage>
  );
}

const protectedPage = (permission: Permission, page: ReactNode) => (
  <Page.Protect permissions={[permissions[permission]]}>{page}</Page.Protect>
);

/** A user who may not read leads starts at the mails. */
function First() {
  return <Navigate to={usePermissionTo("readLeads") ? "inbox" : "mails"} replace />;
}

export default function LeadsApp() {
  return (
    <Routes>
      <Route index element={<First />} />
      {/* One route for both, so that the list stays mounted while leads are opened. */}
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
