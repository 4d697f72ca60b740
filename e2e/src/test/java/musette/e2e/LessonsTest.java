package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole courses as a learner does them, and what the pages about learning look like to axe. */
@InBrowser
class LessonsTest {
  private static final Path COURSES = Path.of("../web/src/generated/lessons");
  private static final String NEXT = "[data-testid=next]";
  private static final String PHASE = "[data-testid=explained]";

  @Test
  void aWrongAnswerIsPlayedOutExplainedAndTakenBack(TestSite site) {
    try (Person person = site.person()) {
      open(person, "flamme-rouge", "04-slipstream");
      take(person, "play 3");
      assertThat(person.find(PHASE).first()).hasAttribute("data-phase", "wrong");
      assertThat(person.find(PHASE + " li")).not().hasCount(0);
      assertThat(person.find(PHASE + " .chip")).not().hasCount(0);
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find("[data-testid=again]").click();
      person.find("[data-testid=hint]").click();
      assertThat(person.find(".hints p")).hasCount(1);
      take(person, "play 4");
      assertThat(person.find("[data-testid=task]")).hasAttribute("data-solved", "true");
      person.page.reload();
      person.find(Person.OFFER).first().waitFor();
      assertThat(person.find(".now .solved")).hasCount(1);
      person.open("/learn");
      assertThat(person.find("[data-testid=courses]")).containsText("Lay a tile");
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  @Test
  void aRuleLeadsToTheLessonThatShowsIt(TestSite site) {
    try (Person person = site.person()) {
      open(person, "flamme-rouge", "01-move-a-rider");
      person.find(PHASE + " .chip").first().click();
      person.find("[data-testid=try-it]").click();
      person.find("[data-testid=task]").waitFor();
      person.open("/rules/flamme-rouge");
      assertThat(person.find("[data-testid=still-board][data-drawn=true]").first()).isVisible();
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  @Test
  void aWholeCourseByTouch(TestSite site) throws IOException {
    try (Person person = site.person(Person.phone())) {
      course(person, "tour-de-france", LessonsTest::tap);
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  @Test
  @Tag("full")
  void aWholeCourseByKeyboard(TestSite site) throws IOException {
    try (Person person = site.person()) {
      course(person, "pace-wheel", LessonsTest::type);
    }
  }

  /** What one device has learnt is known to the other, once both have the same account. */
  @Test
  void progressFollowsTheAccount(TestSite site) {
    try (Person laptop = site.person();
        Person phone = site.person(Person.phone())) {
      Map<String, Object> code =
          solved(laptop, "01-move-a-rider").call("POST", "/api/me/code", Map.of());
      laptop.call("POST", "/api/me/code/confirm", code);
      isDone(laptop, 1);
      solved(phone, "02-draw-four-play-one").call("POST", "/api/sign-in/code", code);
      isDone(phone, 2);
      phone.waitUntil("both are kept", () -> version(phone) == 2);
      isDone(laptop, 2);
    }
  }

  private static Person solved(Person person, String lesson) {
    person.arrive();
    String kept = "{\"flamme-rouge\":{\"" + lesson + "\":[0]}}";
    person.page.evaluate("kept => localStorage.setItem('musette.lessons', kept)", kept);
    return person;
  }

  private static int version(Person person) {
    Object version = person.call("GET", "/api/me/learning", Map.of()).get("version");
    return Integer.parseInt(String.valueOf(version));
  }

  private static void isDone(Person person, int lessons) {
    person.open("/learn/flamme-rouge");
    assertThat(person.find("ol .done")).hasCount(lessons);
    person.waitUntil("it is kept", () -> version(person) > 0);
  }

  private interface Taking {
    void take(Person person, String action);
  }

  private static void open(Person person, String game, String lesson) {
    person.page.navigate("/learn/" + game + "/" + lesson);
    person.find("[data-testid=task]").waitFor();
  }

  private static void course(Person person, String game, Taking taking) throws IOException {
    JsonArray lessons =
        JsonParser.parseString(Files.readString(COURSES.resolve(game + ".json"))).getAsJsonArray();
    person.page.navigate("/learn/" + game);
    person.find("[data-testid=course-go]").click();
    for (JsonElement lesson : lessons) {
      for (JsonElement task : lesson.getAsJsonObject().getAsJsonArray("tasks")) {
        solve(person, task.getAsJsonObject(), taking);
        person.find(NEXT).click();
      }
    }
    person.find("[data-testid=course-go]").waitFor();
    assertThat(person.find("ol .done")).hasCount(lessons.size());
  }

  private static void solve(Person person, JsonObject task, Taking taking) {
    String wanted = task.getAsJsonObject("do").get("en").getAsString();
    assertThat(person.find("[data-testid=task] b")).hasText(wanted);
    for (JsonElement step : task.getAsJsonArray("solve")) {
      taking.take(person, offered(person, step.getAsJsonArray().get(0).getAsString()));
    }
    assertThat(person.find("[data-testid=task]")).hasAttribute("data-solved", "true");
  }

  /** The offer that is meant, once it is lit; {@code *} at the end stands for anything. */
  private static String offered(Person person, String meant) {
    String start = meant.replace("*", "");
    Locator found =
        person
            .find(
                meant.endsWith("*")
                    ? "[data-choice^=\"" + start + "\"]"
                    : "[data-choice=\"" + meant + "\"]")
            .first();
    person.find(Person.OFFER + ", [data-picker]").first().waitFor();
    for (int i = 0; !found.isVisible() && i < person.find("[data-picker]").count(); i++) {
      person.find("[data-picker]").nth(i).click();
    }
    found.waitFor();
    return String.valueOf(found.getAttribute("data-choice"));
  }

  private static void take(Person person, String action) {
    Locator offer = person.find("[data-choice=\"" + action + "\"]").first();
    offer.click();
    Locator confirm = person.find("[data-confirm=\"" + action + "\"]");
    if (confirm.count() > 0) {
      confirm.click();
    }
  }

  private static void tap(Person person, String action) {
    person.find("[data-choice=\"" + action + "\"]").first().tap();
    Locator confirm = person.find("[data-confirm=\"" + action + "\"]");
    if (confirm.count() > 0) {
      confirm.tap();
    }
  }

  private static void type(Person person, String action) {
    person.find("[data-choice=\"" + action + "\"]").first().focus();
    person.page.keyboard().press("Enter");
    if (person.find("[data-confirm=\"" + action + "\"]").count() > 0) {
      person.find("[data-confirm=\"" + action + "\"]").focus();
      person.page.keyboard().press("Enter");
    }
  }
}
