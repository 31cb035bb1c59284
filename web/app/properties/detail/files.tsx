import { FileText, Mail } from "lucide-react";
import { useIntl } from "react-intl";
import { FileList } from "~/ui/file-list";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Picture } from "~/ui/picture";
import { DetailSection } from "./detail-section";
import { isPictureFile } from "./is-picture-file";
import type { PropertyFile } from "./property-content";
import styles from "./files.module.css";
import type { MessageName } from "~/i18n/message-id";

interface FilesProps {
  plans: readonly PropertyFile[];
  documents: readonly PropertyFile[];
  /** FORM-8: documents sent on request. */
  onRequest?: { count: number; path: string } | null;
}

/** Floor plans to view, documents to open, and the link to those on request. */
export function Files({ plans, documents, onRequest = null }: FilesProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
  const images = plans.filter(({ url }) => isPictureFile(url));
  const files = [...plans.filter(({ url }) => !isPictureFile(url)), ...documents];
  return (
    <>
      {images.length > 0 ? (
        <DetailSection title={text("plans")}>
          <ul className={styles.plans}>
            {images.map(({ url, name }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  <Picture
                    media={{ url, width: null, height: null }}
                    alt=""
                    ratio="4x3"
                    sizes="(width >= 767px) 380px, 92vw"
                  />
                  <span>{name || text("plan")}</span> <VisuallyHidden>{text("newWindow")}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
      {files.length > 0 || onRequest ? (
        <DetailSection title={text("documents")}>
          <FileList>
            {files.map(({ url, name }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  <FileText aria-hidden="true" />
                  <span>{name || text("document")}</span> <VisuallyHidden>{text("newWindow")}</VisuallyHidden>
                </a>
              </li>
            ))}
            {onRequest ? (
              <li>
                <a href={onRequest.path}>
                  <Mail aria-hidden="true" />
                  {intl.formatMessage({ id: "properties.detail.documentsOnRequest" }, { count: onRequest.count })}
                </a>
              </li>
            ) : null}
          </FileList>
        </DetailSection>
      ) : null}
    </>
  );
}
