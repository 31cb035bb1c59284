import { DataTable, EmptyState } from "@gevel/core/screens";
import { Box, IconButton, Td, Tr, Typography } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { useNavigate } from "react-router-dom";
import { LeadsPage } from "../leads-page";
import { useMailFiles } from "../mails-api";
import { useMessages } from "../messages/use-messages";

const columns = ["at", "to", "subject"] as const;

/** The mails that went to files, because no mail server is set; with one there are none. */
export function FilesPage() {
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
