import { Navigate, useLocation } from "react-router-dom";
import type { ownersParts } from "./owners-parts";

/** Where parts stood while the menu had a link for each: bookmarks and mails of the office may still lead there. */
const moved: Readonly<Record<string, (typeof ownersParts)[number]["path"]>> = {
  "page-visits": "statistics",
  "owner-reports": "reports",
};

function LeadOn({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

export const movedRoutes = Object.entries(moved).map(([from, part]) => ({
  path: `plugins/${from}/*`,
  element: <LeadOn to={`/plugins/owner-stats/${part}`} />,
}));
