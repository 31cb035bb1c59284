import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, optional, reference, text, version, whole } from "../site/content/row-fields";
import { linkRow, linked } from "../site/content/shared-rows";
import { checkPopup } from "./check-popup";
import { popupDocuments } from "./first-content/popup";
import { popupLayout } from "./popup-layout";

const popupRow = z.object({
  ...version,
  title: text,
  descriptionHtml: text,
  link: optional(linkRow),
  form: reference,
  media: optional(file),
  delay: whole(0, 3600, 0),
});

export const popupType = contentType({
  uid: "api::popup.popup",
  row: popupRow,
  layout: popupLayout,
  check: checkPopup,
  needs: ({ link, form }) => [...linked([link]), form],
  firstContent: popupDocuments,
});
