import { Navigate, useLocation } from "react-router-dom";
import type { ownersTabs } from "./owners-tabs";

/** Where parts stood while the menu had a link for each: bookmarks and mails of the office may still lead there. */
const moved: Readonly<Record<string, (typeof ownersTabs)[number]["path"]>> = {
  "page-visits": "statistics",
  "owner-reports": "reports",
};

function RedirectTo({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

export const movedRoutes = Object.entries(moved).map(([from, part]) => ({
  path: `plugins/${from}/*`,
  element: <RedirectTo to={`/plugins/owner-stats/${part}`} />,
}));
