import { Page, useAuth } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AccountsPage } from "./accounts/accounts-page";
import { LoginsPage } from "./accounts/logins-page";
import { ownersTabs } from "./owners-tabs";
import { ReportsPage } from "./reports/reports-page";
import { rights } from "./permissions";
import { StatisticsPage } from "./statistics/statistics-page";

const pages: Readonly<Record<(typeof ownersTabs)[number]["path"], ReactNode>> = {
  accounts: <AccountsPage />,
  logins: <LoginsPage />,
  statistics: <StatisticsPage />,
  reports: <ReportsPage />,
};

/** Opens the first part the user has permission for. */
function First() {
  const own = useAuth("First", ({ permissions }) => permissions);
  const can = ownersTabs.find(({ right }) => own.some(({ action }) => action === rights[right].action));
  return can ? <Navigate to={can.path} replace /> : <Page.NoPermissions />;
}

export default function OwnersApp() {
  return (
    <Routes>
      <Route index element={<First />} />
      {ownersTabs.map(({ path, right }) => (
        <Route
          key={path}
          path={path}
          element={<Page.Protect permissions={[rights[right]]}>{pages[path]}</Page.Protect>}
        />
      ))}
    </Routes>
  );
}
