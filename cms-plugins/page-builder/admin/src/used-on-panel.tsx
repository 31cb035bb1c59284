import type { EntryUsage } from "@gevel/config";
import { useSharedQuery } from "@gevel/core/admin";
import { LoadState } from "@gevel/core/screens";
import { Flex, Link, Typography } from "@strapi/design-system";
import { useParams, Link as RouterLink } from "react-router-dom";
import { useMessages } from "./use-messages";
import { usesOfEntry } from "./page-builder-api";

/** Strapi expects a panel's title and content, or nothing. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { updatedAt?: unknown; locale?: unknown };
}

function Uses({ uses }: { uses: readonly EntryUsage[] }) {
  const { text } = useMessages();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {uses.length === 0 ? text("page-builder.used.none") : text("page-builder.used.count", { count: uses.length })}
      </Typography>
      {uses.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
          {uses.map(({ type, id, title }) => (
            <li key={id}>
              <Link tag={RouterLink} to={`/content-manager/collection-types/${type}/${id}`}>
                {title || id}
              </Link>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function UsesOf({ id, readAt }: { id: string; readAt: string }) {
  const { text } = useMessages();
  const { query, reload } = useSharedQuery(usesOfEntry, `${id} ${readAt}`);
  if (query.state === "loaded") return <Uses uses={query.answer} />;
  return <LoadState state={query.state} reload={reload} of={text("page-builder.used.title")} />;
}

/** Panel beside a module: the pages that show it, so that nobody changes three pages believing it is one. */
export function UsedOnPanel({ model, documentId, document }: PanelProps) {
  const { text } = useMessages();
  const { slug } = useParams();
  if (model !== "api::module.module" || slug !== model || documentId === undefined) return null;
  const readAt = typeof document?.updatedAt === "string" ? document.updatedAt : "";
  return { title: text("page-builder.used.title"), content: <UsesOf id={documentId} readAt={readAt} /> };
}
