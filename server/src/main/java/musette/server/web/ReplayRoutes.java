package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import musette.kernel.Entry;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.live.ReplayService;
import musette.server.live.TableService;
import musette.server.people.Ids;
import musette.table.Games;
import musette.table.Playback;
import musette.table.Playback.Eyes;
import musette.table.Playback.Views;

/** The routes for records and replays. */
public final class ReplayRoutes implements Routes {
  private static final int MOST_ENTRIES = 4_000;
  private static final int MOST_TAKEN_BACK = 200;

  private final RequestGuard guard;
  private final ReplayService replays;
  private final TableService tables;
  private final Games games;

  public ReplayRoutes(RequestGuard guard, ReplayService replays, TableService tables, Games games) {
    this.guard = guard;
    this.replays = replays;
    this.tables = tables;
    this.games = games;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/tables/{table}/record", this::record);
    routes.get("/api/tables/{table}/replay", this::ofTable);
    routes.post("/api/replay", this::ofRecord);
  }

  private void record(Context context) {
    String id = Requests.table(context);
    String text = RecordText.print(tables.record(id));
    context
        .contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + id + ".record\"")
        .result(text);
  }

  private void ofTable(Context context) {
    String id = Requests.table(context);
    answer(context, id, () -> tables.record(id));
  }

  private void ofRecord(Context context) {
    String text = RequestBodies.record(context);
    answer(context, Ids.hash(text), () -> given(text));
  }

  private GameRecord given(String text) {
    GameRecord record = RecordText.parse(text, games::about);
    checkLength(record);
    return record;
  }

  /** No match between people is longer; every undo replays much of the match. */
  private static void checkLength(GameRecord record) {
    long takenBack = record.log().stream().filter(Entry.TakenBack.class::isInstance).count();
    if (record.log().size() > MOST_ENTRIES || takenBack > MOST_TAKEN_BACK) {
      throw Refused.because("", "replay-too-long");
    }
  }

  private void answer(Context context, String key, Supplier<GameRecord> record) {
    guard.mayReplay(context);
    byte[] page = replays.page(guard.asker(context), key, wish(context), record);
    context.contentType("application/json").header("Vary", "Accept-Encoding");
    if (RequestGuard.header(context.header("Accept-Encoding")).stream()
        .anyMatch(encoding -> encoding.startsWith("gzip"))) {
      context.header("Content-Encoding", "gzip").result(page);
    } else {
      context.result(unpacked(page));
    }
  }

  private static GZIPInputStream unpacked(byte[] page) {
    try {
      return new GZIPInputStream(new ByteArrayInputStream(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Playback.Wish wish(Context context) {
    return new Playback.Wish(eyes(context), views(context), from(context));
  }

  private static Eyes eyes(Context context) {
    String eyes = Requests.query(context, "eyes", "NONE");
    return eyes.equals("ALL")
        ? new Eyes.All()
        : new Eyes.One(Requests.seat(eyes, List.of(Seat.values())));
  }

  private static Views views(Context context) {
    return switch (Requests.query(context, "views", "YES")) {
      case "YES" -> Views.YES;
      case "NO" -> Views.NO;
      default -> throw Refused.because("", "bad-request");
    };
  }

  private static int from(Context context) {
    String from = Requests.query(context, "from", "0");
    if (!from.matches("[0-9]{1,6}")) {
      throw Refused.because("", "bad-request");
    }
    return Integer.parseInt(from);
  }
}
