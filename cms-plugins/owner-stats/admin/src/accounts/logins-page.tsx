import { DataTable, EmptyState, Pagination, usePagination } from "@gevel/core/screens";
import { Td, Tr, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { OwnersPage } from "../owners-page";
import { useLogins } from "./accounts-api";
import { useMessages } from "../use-messages";

const columns = [
  "owner-stats.accounts.logins.at",
  "owner-stats.accounts.name",
  "owner-stats.accounts.email",
  "owner-stats.accounts.logins.way",
  "owner-stats.accounts.logins.device",
] as const;

/** OWNER-4: the logins, newest first. */
export function LoginsPage() {
  const { text, dateTime } = useMessages();
  const { page, setPage } = usePagination();
  const { query, reload } = useLogins(page);
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { logins, pagination } = query.answer;
  return (
    <OwnersPage title={text("owner-stats.accounts.logins.title")} reload={reload}>
      {logins.length === 0 ? (
        <EmptyState>{text("owner-stats.accounts.logins.none")}</EmptyState>
      ) : (
        <DataTable columns={columns.map((column) => text(column))} withActions={false}>
          {logins.map(({ id, at, name, email, way, device }) => (
            <Tr key={id}>
              {[dateTime(at), name, email, text(`owner-stats.accounts.way.${way}`), device].map((cell, index) => (
                <Td key={columns[index]}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </DataTable>
      )}
      <Pagination page={page} pageCount={pagination.pageCount} setPage={setPage} />
    </OwnersPage>
  );
}
