/** What the compiler does not see: unused names, promises that nobody waits for, mistakes in templates. */
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/net/wire.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Icons come from a package that is read at build time, never from a person.
      "svelte/no-at-html-tags": "off",
      // Containers that nothing draws are plain on purpose; a space between two parts of a line is written down.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-useless-mustaches": "off",
      // What the compiler is told to leave alone is checked by svelte-check, which knows the same warnings.
      "svelte/no-unused-svelte-ignore": "off",
      "no-restricted-syntax": [
        "error",
        ...["Identifier[name='undefined']", "BlockStatement[body.length=0]"].flatMap((nothing) =>
          [
            `CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > ${nothing}.body`,
            `CallExpression[callee.property.name='then'] > ArrowFunctionExpression:nth-child(2) > ${nothing}.body`,
          ].map((selector) => ({
            selector,
            message:
              "Say what a failure means: Loaded (lib/page/loaded.svelte.ts) waits, repeats and keeps the reason.",
          })),
        ),
      ],
      // Addresses are paths of our own router.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    // Only the camera knows where a point of the world is on the screen (src/lib/map/camera.svelte.ts): what moves on a
    // map moves in units of the world. The drawing of the workshop has no camera.
    files: ["src/**"],
    ignores: ["src/workshop/MapDrawing.svelte"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["getScreenCTM", "getCTM", "matrixTransform"].map((property) => ({
          property,
          message: "Draw in units of the world and let the camera place it.",
        })),
      ],
    },
  },
  {
    files: ["src/lib/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^\\.\\./\\.\\./(?!(art|themes)/|icons$|routes$)",
              message: "src/lib has no components: screens import it, not the other way round.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/ui/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^\\.\\./(?!(lib|art|themes)/|icons$|themes$)",
              message: "src/ui knows no screens: props in, events out.",
            },
          ],
        },
      ],
    },
  },
);
