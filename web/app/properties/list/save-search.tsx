import type { ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { savedSearchQuery } from "../query/saved-search-query";

/** The way from a search to a wish; nothing where staff publish no page of wishes. */
export function SaveSearch({ query, className }: { query: ListingQuery; className?: string | undefined }) {
  const intl = useIntl();
  const savedSearchPath = usePaths().byOriginalPath("demand-register");
  if (savedSearchPath === null) return null;
  return (
    <a className={className} href={savedSearchPath + savedSearchQuery(query)} rel="nofollow">
      {intl.formatMessage({ id: "properties.list.saveSearch" })}
    </a>
  );
}
