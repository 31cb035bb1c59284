import { Page } from "@strapi/strapi/admin";
import { Navigate, Route, Routes } from "react-router-dom";
import { seeingAccounts } from "./account-rights";
import { AccountsPage } from "./accounts-page";
import { LoginsPage } from "./logins-page";

export default function AccountsApp() {
  return (
    <Page.Protect permissions={seeingAccounts}>
      <Routes>
        <Route index element={<Navigate to="accounts" replace />} />
        <Route path="accounts" element={<AccountsPage />} />
        <Route path="logins" element={<LoginsPage />} />
      </Routes>
    </Page.Protect>
  );
}
