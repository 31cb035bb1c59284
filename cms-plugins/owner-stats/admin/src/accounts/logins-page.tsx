import { ListedTable, NothingListed, PageTurner, useTurn } from "@gevel/kit/screens";
import { Td, Tr, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { OwnersPage } from "../owners-page";
import { useLogins } from "./accounts-api";
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
  const { page, turn } = useTurn();
  const { asked, again } = useLogins(page);
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { logins, pagination } = asked.answer;
  return (
    <OwnersPage title={text("owner-stats.accounts.logins.title")} again={again}>
      {logins.length === 0 ? (
        <NothingListed>{text("owner-stats.accounts.logins.none")}</NothingListed>
      ) : (
        <ListedTable columns={columns.map((column) => text(column))} withActions={false}>
          {logins.map(({ id, at, name, email, way, device }) => (
            <Tr key={id}>
              {[moment(at), name, email, text(`owner-stats.accounts.way.${way}`), device].map((cell, index) => (
                <Td key={columns[index]}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </ListedTable>
      )}
      <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
    </OwnersPage>
  );
}
