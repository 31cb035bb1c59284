import { describe, expect, it } from "vitest";
import { uploadHeaders } from "./upload-headers.js";

describe("the headers of an uploaded file", () => {
  it.each(["image/jpeg", "image/webp", "video/mp4", "audio/mpeg", "application/pdf"])(
    "Q-3 a file of type %s is shown inline",
    (type) => {
      expect(uploadHeaders(type)).toMatchObject({ "Content-Type": type });
      expect(uploadHeaders(type)).not.toHaveProperty("Content-Disposition");
    },
  );

  it.each(["image/svg+xml", "text/plain; charset=utf-8", "text/csv; charset=utf-8", "application/zip"])(
    "Q-3 a file of type %s keeps its type and is downloaded",
    (type) => expect(uploadHeaders(type)).toMatchObject({ "Content-Type": type, "Content-Disposition": "attachment" }),
  );

  it.each([
    ...[
      "text/html; charset=utf-8",
      "application/xhtml+xml",
      "text/xml",
      "application/xml",
      "multipart/x-mixed-replace",
    ],
    ...["text/javascript", "application/javascript", "text/ecmascript", "TEXT/JavaScript", "application/wasm"],
    ...["text/css", "application/json", "", "image/png, text/html", "message/rfc822"],
  ])("Q-3 a file of type %j is never a page, script or style sheet", (type) => {
    const headers = uploadHeaders(type);
    expect(headers).toMatchObject({ "Content-Type": "application/octet-stream", "Content-Disposition": "attachment" });
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
    expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none';.*; sandbox$/);
  });
});
