import { formatPhone } from "@gevel/config";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactLines } from "./contact-lines";

it.each(["03 000 00 10", "030000010", "0470/12.34.56", "+32 3 000 00 10"])(
  "CMS-5 a number has the format of mails and reports: %s",
  (phone) => {
    expect(renderToStaticMarkup(<ContactLines phone={phone} email="" />)).toContain(`${formatPhone(phone)}</a>`);
  },
);
