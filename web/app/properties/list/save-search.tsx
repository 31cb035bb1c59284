import type { ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { wishSearch } from "../query/wish-address";

/** The way from a search to a wish; nothing where staff publish no page of wishes. */
export function SaveSearch({ query, className }: { query: ListingQuery; className?: string | undefined }) {
  const intl = useIntl();
  const wishes = usePaths().byOriginalPath("demand-register");
  if (wishes === null) return null;
  return (
    <a className={className} href={wishes + wishSearch(query)} rel="nofollow">
      {intl.formatMessage({ id: "properties.list.saveSearch" })}
    </a>
  );
}
