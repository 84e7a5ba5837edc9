// What the browser hands to screen readers.
import type { Page, Protocol } from 'puppeteer';

export interface TreeNode {
  role: string;
  name: string;
  description: string;
  /** Role, name and states in one line: `button "Menu" expanded`. */
  line: string;
  /** Of a heading. */
  level: number;
}

const states = ['focused', 'disabled', 'expanded', 'modal', 'required', 'invalid', 'live'];

/** The accessibility tree in document order, without nodes that say nothing. */
export async function readTree(page: Page): Promise<TreeNode[]> {
  const session = await page.createCDPSession();
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: TreeNode[] = [];
  function visit(node: Protocol.Accessibility.AXNode) {
    if (!node.ignored) found.push(describe(node));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child);
    }
  }
  if (nodes[0]) visit(nodes[0]);
  return found;
}

function describe({ role, name, description, properties }: Protocol.Accessibility.AXNode) {
  const value = (wanted: string) => properties?.find(({ name }) => name === wanted)?.value.value;
  const isTrue = (state: string) => ![undefined, false, 'false', 'off'].includes(value(state));
  const words = {
    role: String(role?.value ?? ''),
    name: String(name?.value ?? '').trim(),
    description: String(description?.value ?? ''),
  };
  const line = [words.role, `"${words.name}"`, ...states.filter(isTrue)].join(' ');
  return { ...words, line, level: Number(value('level') ?? 0) };
}

const named = ['link', 'button', 'textbox', 'dialog', 'navigation', 'region', 'image', 'heading'];

/** Breaches of what has to hold in every state, whatever its words are. */
export function findTreeProblems(nodes: TreeNode[]): string[] {
  const all = (role: string) => nodes.filter((node) => node.role === role);
  const isModal = all('dialog').length > 0;
  const problems = nodes.flatMap(({ role, name, line }) =>
    named.includes(role) && !name ? [`no name: ${line}`] : [],
  );
  function expectCount(role: string, expected: number) {
    const count = all(role).length;
    if (count !== expected) problems.push(`${count} of role ${role}, not ${expected}`);
  }
  // What is behind an open dialog does not exist for anyone.
  for (const role of ['main', 'banner', 'status', 'region']) expectCount(role, isModal ? 0 : 1);
  expectCount('dialog', isModal ? 1 : 0);
  for (const { description } of all('dialog')) {
    if (!description) problems.push('the dialog has no description');
  }
  const levels = all('heading').map(({ level }) => level);
  const top = isModal ? 2 : 1;
  const isRight = levels.every((level, index) => level <= (levels[index - 1] ?? top - 1) + 1);
  const tops = levels.filter((level) => level <= top).length;
  if (!isRight || tops !== 1) problems.push(`heading levels ${levels}`);
  return problems;
}
