import { isSerif } from './typefaces.ts';

export type Role = 'display' | 'body' | 'mono';

// By these names Linux gives what it has of that kind; what it calls its own is much wider.
const SANS = 'Arial,sans-serif';
const SERIF = '"Times New Roman",serif';
const MONO = 'ui-monospace,"Cascadia Mono",Menlo,monospace';

interface Native {
  readonly sans: string;
  readonly serif: string;
}

/**
 * Faces of scripts that no brand's face has: Apple's, Microsoft's, Google's and Linux' by language,
 * because Chinese, Japanese and Korean draw the same character in different ways.
 */
const NATIVE: Readonly<Record<string, Native>> = {
  ja: {
    sans: '"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans JP","Noto Sans CJK JP",sans-serif',
    serif: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif',
  },
  ko: {
    sans: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif',
    serif: 'AppleMyungjo,Batang,"Noto Serif KR","Noto Serif CJK KR",serif',
  },
  'zh-cn': {
    sans: '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif',
    serif: '"Songti SC",SimSun,"Noto Serif SC","Noto Serif CJK SC",serif',
  },
  'zh-tw': {
    sans: '"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC",sans-serif',
    serif: '"Songti TC",PMingLiU,"Noto Serif TC","Noto Serif CJK TC",serif',
  },
  ar: {
    sans: '"SF Arabic","Segoe UI","Geeza Pro","Noto Sans Arabic",sans-serif',
    serif: '"Geeza Pro","Times New Roman","Noto Naskh Arabic",serif',
  },
};

/** The faces of a locale whose script brands do not have; nothing for Latin and Cyrillic. */
export function nativeFaces(locale: string): Native | undefined {
  return NATIVE[locale] ?? NATIVE[locale.split('-')[0] ?? ''];
}

/** A family's stack: what stands in for it, then what every system has. */
export function fontStack(
  family: string,
  role: Role,
  locale: string,
  standIns: readonly string[],
): string {
  const native = nativeFaces(locale);
  const serif = isSerif(family);
  const latin = role === 'mono' ? MONO : serif ? SERIF : SANS;
  const system = native ? (serif ? native.serif : native.sans) : latin;
  // Keys and codes are Latin: the system's own technical face comes first, then the script's.
  const rest = native && role === 'mono' ? `${MONO.replace(/,monospace$/, '')},${system}` : system;
  return [...[family, ...standIns].map((name) => `"${name}"`), rest].join();
}
