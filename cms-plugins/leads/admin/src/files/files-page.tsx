import { ListedTable, NothingListed } from "@gevel/kit/screens";
import { Box, IconButton, Td, Tr, Typography } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { useNavigate } from "react-router-dom";
import { LeadsPage } from "../leads-page";
import { useMailFiles } from "../mails-api";
import { useTexts } from "../texts/use-texts";

const columns = ["at", "to", "subject"] as const;

/** The mails that went to files, because no mail server is set; with one there are none. */
export function FilesPage() {
  const { text, moment } = useTexts();
  const navigate = useNavigate();
  const { asked } = useMailFiles();
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { files, more } = asked.answer;
  return (
    <LeadsPage title={text("leads.mails.tab.files")}>
      {files.length === 0 ? (
        <NothingListed>{text("leads.files.none")}</NothingListed>
      ) : (
        <ListedTable columns={columns.map((column) => text(`leads.files.${column}`))}>
          {files.map(({ name, at, to, subject }) => (
            <Tr key={name}>
              {[at ? moment(at) : "", to, subject].map((cell, index) => (
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
        </ListedTable>
      )}
      {more > 0 && (
        <Box paddingTop={4}>
          <Typography textColor="neutral600">{text("leads.files.more", { count: more })}</Typography>
        </Box>
      )}
    </LeadsPage>
  );
}
