import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, optional, text, version, whole } from "../site/content/row-fields";
import { linkRow, linked } from "../site/content/shared-rows";
import { popupDocuments } from "./first-content/popup";
import { popupLayout } from "./popup-layout";

const popupRow = z.object({
  ...version,
  title: text,
  descriptionHtml: text,
  link: optional(linkRow),
  media: optional(file),
  delay: whole(0, 3600, 0),
});

export const popupType = contentType({
  uid: "api::popup.popup",
  row: popupRow,
  layout: popupLayout,
  needs: ({ link }) => linked([link]),
  firstContent: popupDocuments,
});
