import { topBarIcon, type TopBarIcon } from "@gevel/config";
import {
  Bell,
  CalendarDays,
  Clock,
  Download,
  Euro,
  FileText,
  Globe,
  Heart,
  House,
  Info,
  KeyRound,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Search,
  Star,
  User,
  Users,
  type LucideIcon,
} from "lucide-react";
import styles from "./top-bar.module.css";

const icons: Readonly<Record<TopBarIcon, LucideIcon>> = {
  bell: Bell,
  calendar: CalendarDays,
  clock: Clock,
  download: Download,
  euro: Euro,
  file: FileText,
  globe: Globe,
  heart: Heart,
  home: House,
  info: Info,
  key: KeyRound,
  mail: Mail,
  "map-pin": MapPin,
  message: MessageCircle,
  phone: Phone,
  search: Search,
  star: Star,
  user: User,
  users: Users,
};

/** The editor's colour tints the icon, or a dot if there is none, so that no choice makes the text unreadable. */
export function LinkIcon({ name, color }: { name: string; color: string }) {
  const icon = topBarIcon(name);
  const tint = /^#[0-9a-f]{3,8}$/i.test(color) ? color : undefined;
  if (icon === null)
    return tint ? <span className={styles.dot} style={{ backgroundColor: tint }} aria-hidden="true" /> : null;
  const Icon = icons[icon];
  return <Icon aria-hidden="true" color={tint} />;
}
