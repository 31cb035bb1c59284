import { Navigate, useLocation } from "react-router-dom";
import type { ownersTabs } from "./owners-tabs";

/** Paths from when each part had its own menu link: bookmarks and mails may still use them. */
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
