import type { MailContent } from "@gevel/config";
import { render } from "@react-email/render";
import { MailPage } from "./mail-page.js";

export const mailHtml = (content: MailContent): Promise<string> => render(<MailPage content={content} />);
