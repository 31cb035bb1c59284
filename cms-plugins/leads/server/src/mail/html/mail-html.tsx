import { render } from "@react-email/render";
import type { MailContent } from "../mail-content.js";
import { MailPage } from "./mail-page.js";

export const mailHtml = (content: MailContent): Promise<string> => render(<MailPage content={content} />);
