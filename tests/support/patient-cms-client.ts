import { createCms } from "../../web/app/cms/http-cms.server.js";
import { testSecret } from "./boot-cms.js";

/** What the site knows of a CMS, by one who waits for a busy machine as a visitor would not. */
export const patientCmsClient = (url: string) =>
  createCms({ url, secret: testSecret("REPLICA_SECRET"), timeoutFactor: 100 });
