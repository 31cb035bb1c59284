import { createCms } from "../../web/app/cms/http-cms.server.js";
import { testSecret } from "./boot-cms.js";

/** The site's CMS client with longer timeouts, for a busy machine. */
export const patientCmsClient = (url: string) =>
  createCms({ url, secret: testSecret("REPLICA_SECRET"), timeoutFactor: 100 });
