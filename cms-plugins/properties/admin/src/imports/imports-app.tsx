import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { ImportPage } from "./import-page";
import { ImportsPage } from "./imports-page";
import { SourcePage } from "../sources/source-page";
import { SourcesPage } from "../sources/sources-page";

export default function ImportsApp() {
  return (
    <Page.Protect permissions={[{ action: "plugin::properties.imports.read", subject: null }]}>
      <Routes>
        <Route index element={<ImportsPage />} />
        <Route path=":id" element={<ImportPage />} />
        <Route path="sources" element={<SourcesPage />} />
        <Route path="sources/:source" element={<SourcePage />} />
      </Routes>
    </Page.Protect>
  );
}
