/** Screens that are fetched when somebody goes there, or is about to. */
export const lobbyScreen = () => import("./lobby/Lobby.svelte");
export const tableScreen = () => import("./table/TableScreen.svelte");
export const cardsScreen = () => import("./cards/CardsScreen.svelte");
export const lessonScreen = () => import("./lesson/LessonScreen.svelte");
export const replayScreen = () => import("./replay/ReplayScreen.svelte");
export const learnScreen = () => import("./learn/LearnScreen.svelte");
export const bookScreen = () => import("./book/BookScreen.svelte");
export const exampleScreen = () => import("./example/ExampleScreen.svelte");
export const workshopScreen = () => import("./workshop/WorkshopScreen.svelte");
export const storedScreen = () => import("./stored/StoredScreen.svelte");
export const diaryScreen = () => import("./diary/DiaryScreen.svelte");
