import { describe } from '#catalogue/issues/describe.ts';
import { ISSUE_KINDS } from '#catalogue/issues/issue-kinds.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Report } from './report.ts';

const CODES = Object.keys(ISSUE_KINDS);

/** SARIF 2.1.0, with a rule for each code. */
export function sarif({ issues }: Report, version: string): string {
  const driver = { name: 'Marquee', semanticVersion: version, rules: rules() };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: issues.map(result) }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function rules() {
  return Object.entries(ISSUE_KINDS).map(([id, { severity }]) => {
    const words = id.toLowerCase().split('_');
    return {
      id,
      name: words.map(capitalise).join(''),
      shortDescription: { text: capitalise(words.join(' ')) },
      defaultConfiguration: { level: severity },
    };
  });
}

function result(issue: Issue) {
  const { code, severity, file, line, column, action } = issue;
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  const region = { startLine: line, startColumn: column };
  return {
    ruleId: code,
    ruleIndex: CODES.indexOf(code),
    level: severity,
    message: { text: `${describe(issue)} ${action}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
  };
}

const capitalise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
