import type { MailContent } from "@gevel/config";
import { render } from "@react-email/render";
import { MailPage } from "./mail-page.js";

export const renderMailHtml = (content: MailContent): Promise<string> => render(<MailPage content={content} />);
