import { Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useState } from "react";
import { useLogins } from "./accounts-api";
import { AccountsLayout, NothingHere } from "./accounts-layout";
import { useAccountTexts } from "./texts/use-account-texts";

const columns = [
  "owner-stats.accounts.logins.at",
  "owner-stats.accounts.name",
  "owner-stats.accounts.email",
  "owner-stats.accounts.logins.way",
  "owner-stats.accounts.logins.device",
] as const;

/** OWNER-4: who came in, newest first. */
export function LoginsPage() {
  const { text, moment } = useAccountTexts();
  const [page, turn] = useState(1);
  const { asked, again } = useLogins(page);
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { logins, pagination } = asked.answer;
  return (
    <AccountsLayout title={text("owner-stats.accounts.logins.title")} again={again} pages={{ ...pagination, turn }}>
      {logins.length === 0 ? (
        <NothingHere>{text("owner-stats.accounts.logins.none")}</NothingHere>
      ) : (
        <Table colCount={columns.length} rowCount={logins.length + 1}>
          <Thead>
            <Tr>
              {columns.map((column) => (
                <Th key={column}>
                  <Typography variant="sigma">{text(column)}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {logins.map(({ id, at, name, email, way, device }) => (
              <Tr key={id}>
                {[moment(at), name, email, text(`owner-stats.accounts.way.${way}`), device].map((cell, index) => (
                  <Td key={columns[index]}>
                    <Typography>{cell}</Typography>
                  </Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </AccountsLayout>
  );
}
