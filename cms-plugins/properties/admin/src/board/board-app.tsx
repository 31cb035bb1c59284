import { Page } from "@strapi/strapi/admin";
import { BoardPage } from "./board-page";
import { readsListings } from "./board-rights";

export default function BoardApp() {
  return (
    <Page.Protect permissions={[readsListings]}>
      <BoardPage />
    </Page.Protect>
  );
}
