declare module "virtual:words" {
  type Words = Record<string, () => Promise<string>>;
  /** The page's words, by language. */
  export const shell: Words;
  /** The words of each game that the page comes with, by the game's name and by language. */
  export const games: Record<string, Words>;
  /** The words of their tutorials and five minutes. */
  export const learning: Record<string, Words>;
  /** The folder of each of these games. */
  export const folders: Record<string, string>;
}
