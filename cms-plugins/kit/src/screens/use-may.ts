import { useAuth } from "@strapi/strapi/admin";

interface StaffRight {
  action: string;
  subject: string | null;
}

/** Whether whoever is signed in may do it; the CMS asks once more. */
export const useMay = ({ action, subject }: StaffRight): boolean =>
  useAuth("useMay", ({ permissions }) =>
    permissions.some((permission) => permission.action === action && (permission.subject ?? null) === subject),
  );
