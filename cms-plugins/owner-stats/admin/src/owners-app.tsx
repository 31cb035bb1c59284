import { Page, useAuth } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AccountsPage } from "./accounts/accounts-page";
import { LoginsPage } from "./accounts/logins-page";
import { ownersParts } from "./owners-parts";
import { ReportsPage } from "./reports/reports-page";
import { rights } from "./rights";
import { StatisticsPage } from "./statistics/statistics-page";

const pages: Readonly<Record<(typeof ownersParts)[number]["path"], ReactNode>> = {
  accounts: <AccountsPage />,
  logins: <LoginsPage />,
  statistics: <StatisticsPage />,
  reports: <ReportsPage />,
};

/** Each begins with the first part that they may see. */
function First() {
  const own = useAuth("First", ({ permissions }) => permissions);
  const may = ownersParts.find(({ right }) => own.some(({ action }) => action === rights[right].action));
  return may ? <Navigate to={may.path} replace /> : <Page.NoPermissions />;
}

export default function OwnersApp() {
  return (
    <Routes>
      <Route index element={<First />} />
      {ownersParts.map(({ path, right }) => (
        <Route
          key={path}
          path={path}
          element={<Page.Protect permissions={[rights[right]]}>{pages[path]}</Page.Protect>}
        />
      ))}
    </Routes>
  );
}
